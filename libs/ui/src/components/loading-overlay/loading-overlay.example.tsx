import { Button } from '@example/ui/button';
import { LoadingOverlay } from '@example/ui/loading-overlay';
import { useState } from 'react';

export const Page = () => {
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    setLoading(false);
  };
  return (
    <>
      <Button onClick={() => void load()}>Load</Button>
      <LoadingOverlay active={loading} />
    </>
  );
};
