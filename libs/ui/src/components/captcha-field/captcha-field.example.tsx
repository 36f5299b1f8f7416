import { CaptchaField } from '@example/ui/captcha-field';
import { useState } from 'react';

const characters = ['7K3P9', '4MX2T', 'Q8R6W'];

export const Captcha = () => {
  const [count, setCount] = useState(0);
  return (
    <CaptchaField name="captcha" label="Captcha" onRefresh={() => setCount(count + 1)}>
      {characters[count % characters.length]}
    </CaptchaField>
  );
};
