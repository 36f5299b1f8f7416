'use client';

import { useEffect, useRef, useState, type IframeHTMLAttributes } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import * as styles from './map-facade.css.ts';
import { MapPicture } from './map-picture.tsx';
import { Words } from '../../internal/words/words.tsx';

type Frame = IframeHTMLAttributes<HTMLIFrameElement>;

export type MapFacadeProps = ChildlessProps<
  'div',
  {
    /** The address of the map to embed. Nothing of it is loaded before a click. */
    readonly src: string;
    /** The name of the frame: the place on the map. */
    readonly title: string;
    /** The lines of the address the map shows. */
    readonly address: readonly string[];
    /** The same place on a map of its own page: a plain link, that works without JavaScript. */
    readonly href: string;
    /** The text of that link; 'Open the map' by default. */
    readonly linkText?: string | undefined;
    /** The text of the button that loads the map; 'Load the map' by default. */
    readonly buttonText?: string | undefined;
    /** Information before the click: names the provider of the map, whom the sentence by default does not know. */
    readonly notice?: string | undefined;
    /** The frame's way to load the map after the click; `eager` by default. */
    readonly loading?: Frame['loading'];
    /** `no-referrer` by default; a map whose key is bound to the site needs `origin`. */
    readonly referrerPolicy?: Frame['referrerPolicy'];
    /** Permissions of the frame; by default scripts with its own origin, and links that open a window. */
    readonly sandbox?: string | undefined;
  }
>;

/**
 * Shows a drawn map in place of an embedded one, which a click loads. Until then the map's provider does not learn of
 * the visit.
 */
export const MapFacade = ({
  src,
  title,
  address,
  href,
  linkText = 'Open the map',
  buttonText = 'Load the map',
  notice = 'The map comes from another company, which then learns your network address.',
  loading = 'eager',
  referrerPolicy = 'no-referrer',
  sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  className,
  ...rest
}: MapFacadeProps) => {
  const mounted = useMounted();
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (loaded) frame.current?.focus();
  }, [loaded]);

  return (
    <div
      {...rest}
      className={classNames(styles.facade, className)}
      data-loaded={loaded ? '' : undefined}
    >
      <div className={styles.map}>
        <MapPicture />
        {loaded ? (
          <iframe
            ref={frame}
            src={src}
            title={title}
            className={styles.frame}
            loading={loading}
            referrerPolicy={referrerPolicy}
            sandbox={sandbox}
            allowFullScreen
          />
        ) : (
          mounted && (
            <div className={styles.ask}>
              <Button onClick={() => setLoaded(true)}>{buttonText}</Button>
              {notice && <p className={styles.notice}>{notice}</p>}
            </div>
          )
        )}
      </div>
      <div className={styles.caption}>
        <p className={styles.address}>
          <Icon name="pin" className={styles.pin} />
          <span>{address.join('\n')}</span>
        </p>
        <Link href={href} standalone underline="hover">
          <Words>{linkText}</Words>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </div>
  );
};
