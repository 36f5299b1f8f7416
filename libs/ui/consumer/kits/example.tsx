import '@example/ui/theme';
import { Button } from '@example/ui/button';
import { Counter } from '@example/ui/counter';
import { Dialog } from '@example/ui/dialog';
import { ExpandableCard, ExpandableCardGroup } from '@example/ui/expandable-card';
import { NavTabs } from '@example/ui/nav-tabs';
import { RadioCards } from '@example/ui/radio-cards';
import { Tabs } from '@example/ui/tabs';
import { TextField } from '@example/ui/text-field';
import { Timeline } from '@example/ui/timeline';
import { ToastRegion, useToasts } from '@example/ui/toast';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const Page = () => {
  const [open, setOpen] = useState(false);
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <NavTabs label="Pages" items={[{ label: 'One', href: '/one' }]} />
      <Tabs label="Parts" items={[{ id: 'first', label: 'First', content: 'Words' }]} />
      <TextField label="Name" name="name" />
      <RadioCards label="Size" name="size" options={[{ value: 'small', title: 'Small' }]} />
      <Counter target={120} label="Projects" />
      <Timeline items={[{ year: 2020, title: 'Began', content: 'Words' }]} />
      <ExpandableCardGroup>
        <ExpandableCard title="More">Words</ExpandableCard>
      </ExpandableCardGroup>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog heading="Question" open={open} onOpenChange={setOpen}>
        <Button onClick={() => show({ text: 'Saved' })}>Save</Button>
      </Dialog>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
};

createRoot(document.body).render(<Page />);
