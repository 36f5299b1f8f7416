import type { Failures } from './types.ts';

interface SentThing {
  /** The submission in the middle of a sentence: 'message', 'request'. */
  readonly noun: string;
  readonly plural: string;
  /** Another way to reach the company, a sentence. */
  readonly otherwise: string;
}

/** Returns the messages of a form for each way in which sending it can fail. */
export function failuresOf({ noun, plural, otherwise }: SentThing): Failures {
  const kept = 'What you typed is still here;';
  return {
    offline: {
      heading: 'You are offline',
      text: `Your ${noun} was not sent: this device has no connection. ${kept} send it again when you are back online.`,
    },
    unreachable: {
      heading: 'Our service cannot be reached',
      text: `Your ${noun} was not sent: there is no way to our service at the moment. ${kept} please send it again in a few minutes. ${otherwise}`,
    },
    server: {
      heading: `We could not confirm your ${noun}`,
      text: `Our service did not answer as it should, so we cannot tell whether your ${noun} arrived. ${kept} please send it again. ${otherwise}`,
    },
    timeout: {
      heading: `We could not confirm your ${noun}`,
      text: `The answer took too long, so we cannot tell whether your ${noun} arrived. ${kept} please send it again. ${otherwise}`,
    },
    too_many: {
      heading: `Too many ${plural} in a short time`,
      text: `Your ${noun} was not sent. ${kept} please wait a while, an hour at most, and send it again. ${otherwise}`,
    },
    too_large: {
      heading: `Your ${noun} is too long`,
      text: `Your ${noun} was not sent because it is longer than the form accepts. ${kept} please shorten it and send it again. ${otherwise}`,
    },
    forbidden: {
      heading: `Your ${noun} was refused`,
      text: `Your ${noun} was not sent: our service could not verify that it came from this page. ${kept} please copy it, reload the page and send it again. ${otherwise}`,
    },
  };
}
