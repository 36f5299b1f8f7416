import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import {
  Accordion,
  Button,
  MantineProvider,
  Modal,
  NavLink,
  NumberFormatter,
  Radio,
  Tabs,
  TextInput,
  Timeline,
} from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider>
      <NavLink label="One" href="/one" />
      <Tabs defaultValue="first">
        <Tabs.List>
          <Tabs.Tab value="first">First</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="first">Words</Tabs.Panel>
      </Tabs>
      <TextInput label="Name" name="name" />
      <Radio.Group label="Size" name="size">
        <Radio.Card value="small">
          <Radio.Indicator />
          Small
        </Radio.Card>
      </Radio.Group>
      <NumberFormatter value={120} suffix=" projects" />
      <Timeline>
        <Timeline.Item title="Began">Words</Timeline.Item>
      </Timeline>
      <Accordion>
        <Accordion.Item value="more">
          <Accordion.Control>More</Accordion.Control>
          <Accordion.Panel>Words</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal title="Question" opened={open} onClose={() => setOpen(false)}>
        <Button onClick={() => notifications.show({ message: 'Saved' })}>Save</Button>
      </Modal>
      <Notifications />
    </MantineProvider>
  );
};

createRoot(document.body).render(<Page />);
