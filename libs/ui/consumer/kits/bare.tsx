import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {open ? 'Open' : 'Closed'}
    </button>
  );
};

createRoot(document.body).render(<Page />);
