/* The kit in Node as it is: no bundler, no loader, no JSX. */
import { Alert } from '@example/ui/alert';
import { Button } from '@example/ui/button';
import '@example/ui/theme';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const next = createElement(Button, { href: '#next', children: 'Go on' });
console.log(renderToStaticMarkup(createElement(Alert, { heading: 'Plain Node' }, next)));
