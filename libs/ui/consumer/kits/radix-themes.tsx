import '@radix-ui/themes/styles.css';
import {
  Box,
  Button,
  Card,
  Dialog,
  Flex,
  Heading,
  RadioCards,
  TabNav,
  Tabs,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import { Accordion, Toast } from 'radix-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Makes counter and timeline, which the kit lacks, of its text. Accordion and toast are Radix's own, unstyled. */
const Page = () => {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <Theme>
      <TabNav.Root>
        <TabNav.Link href="/one">One</TabNav.Link>
      </TabNav.Root>
      <Tabs.Root defaultValue="first">
        <Tabs.List>
          <Tabs.Trigger value="first">First</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="first">Words</Tabs.Content>
      </Tabs.Root>
      <Text as="label">
        Name <TextField.Root name="name" />
      </Text>
      <RadioCards.Root name="size">
        <RadioCards.Item value="small">Small</RadioCards.Item>
      </RadioCards.Root>
      <Text>120 projects</Text>
      <Flex direction="column" asChild>
        <ol>
          <Box asChild>
            <li>
              <Text>2020</Text>
              <Heading as="h3">Began</Heading>
              <Text as="p">Words</Text>
            </li>
          </Box>
        </ol>
      </Flex>
      <Card>
        <Accordion.Root type="single" collapsible>
          <Accordion.Item value="more">
            <Accordion.Header>
              <Accordion.Trigger>More</Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content>Words</Accordion.Content>
          </Accordion.Item>
        </Accordion.Root>
      </Card>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button>Open</Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Question</Dialog.Title>
          <Button onClick={() => setSaved(true)}>Save</Button>
        </Dialog.Content>
      </Dialog.Root>
      <Toast.Provider>
        <Toast.Root open={saved} onOpenChange={setSaved}>
          <Toast.Title>Saved</Toast.Title>
        </Toast.Root>
        <Toast.Viewport />
      </Toast.Provider>
    </Theme>
  );
};

createRoot(document.body).render(<Page />);
