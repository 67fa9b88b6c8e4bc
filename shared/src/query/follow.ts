import { useInfiniteQuery as useAnyPages, useQuery as useAnyQuery } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { useLanguage } from '../i18n';
import { sessionStore } from '../session/vanilla';

/** What a query is made from besides its row: a component that asks follows both. */
function useVisit(): void {
  useLanguage();
  useStore(sessionStore, ({ session }) => session);
}

const following = <H extends (...given: never[]) => unknown>(hook: H): H =>
  ((...given) => {
    useVisit();
    return hook(...given);
  }) as H;

/** `useQuery` of react-query, whose component draws anew when the session or the language is another. */
export const useQuery = following(useAnyQuery);

/** `useInfiniteQuery`, likewise. */
export const useInfiniteQuery = following(useAnyPages);
