import { bus } from '@foyer/shared/bus';
import { invalidate } from '@foyer/shared/query';
import { useEffect, useRef } from 'react';
import styles from './launch-game.module.css';
import { vendorMessageOf } from './vendor-message';

export interface GameFrameProps {
  href: string;
  /** The only origin whose messages are accepted. */
  origin: string;
  /** The game's name, for screen readers. */
  title: string;
  onExit: () => void;
  /** Reports that the vendor refused to go on, because the session has ended. */
  onOver: () => void;
  /** Reports a stake as decimal text. */
  onStake: (stake: string) => void;
  /** Reports what the vendor has open. */
  onTitle: (title: string) => void;
  onLoad: () => void;
}

/** A vendor's page in a sandboxed frame of its own origin; its rounds update balance and betting record. */
export function GameFrame({ href, origin, title, onExit, onOver, onStake, onTitle, onLoad }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef({ onExit, onOver, onStake, onTitle });
  told.current = { onExit, onOver, onStake, onTitle };

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = vendorMessageOf(event, origin, frame.current?.contentWindow);
      if (message?.type === 'vendor:exit') told.current.onExit();
      if (message?.type === 'vendor:over') told.current.onOver();
      if (message?.type === 'vendor:title') told.current.onTitle(message.title);
      if (message?.type === 'vendor:stake') told.current.onStake(message.stake);
      if (message?.type !== 'vendor:round') return;
      bus.emit('wallet:refresh');
      void invalidate('betRecords');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  return (
    <iframe
      ref={frame}
      src={href}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
      allow="autoplay; fullscreen"
      referrerPolicy="origin"
      onLoad={onLoad}
      className={styles.frame}
    />
  );
}
