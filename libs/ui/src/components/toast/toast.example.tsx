import { Button } from '@example/ui/button';
import { Inline } from '@example/ui/inline';
import { ToastRegion, useToasts } from '@example/ui/toast';

export const Vacancy = () => {
  const { toasts, show, dismiss } = useToasts();
  const remove = () =>
    show({
      text: 'The vacancy was removed from your list.',
      action: { label: 'Undo', onAction: () => show({ text: 'It is back.' }) },
    });
  return (
    <>
      <Inline>
        <Button onClick={() => show({ tone: 'success', text: 'Your application is on its way.' })}>
          Apply
        </Button>
        <Button variant="secondary" onClick={remove}>
          Remove
        </Button>
      </Inline>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
};
