import { demos } from '@example/content/demos';
import type { Route } from '@example/content/routes';
import { EmailField } from '@example/ui/email-field';
import { PhoneField } from '@example/ui/phone-field';
import { TextField } from '@example/ui/text-field';
import { phoneLimits } from './phone.ts';
import { SiteForm } from './site-form.tsx';

const { fields, phoneHint } = demos.form;

interface DemoFormProps {
  /** Name of the product in the mail to the office. */
  readonly product: string;
  /** URL to post to without JavaScript. The page's `forms` handle `demo`. */
  readonly action: Route;
}

/** Renders the form that asks for a demo of a product (spec §2, ForEx). */
export const DemoForm = ({ product, action }: DemoFormProps) => (
  <SiteForm form="demo" words={demos} action={action} hidden={{ product }}>
    {({ fieldProps }) => (
      <>
        <TextField {...fieldProps('name')} label={fields.name} autoComplete="name" required />
        <EmailField {...fieldProps('email')} label={fields.email} required />
        <PhoneField
          {...fieldProps('phone')}
          {...phoneLimits}
          label={fields.phone}
          hint={phoneHint}
          required
        />
      </>
    )}
  </SiteForm>
);
