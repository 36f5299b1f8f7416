/**
 * Runs `act` in `size` concurrent loops until `whole()` resolves. Resolves when every loop has ended. Rejects as soon
 * as one of them fails.
 */
export const generateLoad = async (
  size: number,
  act: (who: number, turn: number) => Promise<unknown>,
  whole: () => Promise<unknown>,
): Promise<void> => {
  let isOver = false as boolean;
  const members = Promise.all(
    Array.from({ length: size }, async (_, who) => {
      for (let turn = 0; !isOver; turn += 1) await act(who, turn);
    }),
  );
  try {
    await Promise.race([whole(), members]);
  } finally {
    isOver = true;
  }
  await members;
};

export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};
