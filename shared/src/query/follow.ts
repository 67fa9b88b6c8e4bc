import { useInfiniteQuery as useAnyPages, useQuery as useAnyQuery } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { useLanguage } from '../i18n';
import { sessionStore } from '../session/vanilla';

/** Renders again when language or session changes, because queries depend on both. */
function useVisit(): void {
  useLanguage();
  useStore(sessionStore, ({ session }) => session);
}

const following = <H extends (...given: never[]) => unknown>(hook: H): H =>
  ((...given) => {
    useVisit();
    return hook(...given);
  }) as H;

/** `useQuery` of react-query, which also follows language and session. */
export const useQuery = following(useAnyQuery);

/** `useInfiniteQuery` of react-query, which also follows language and session. */
export const useInfiniteQuery = following(useAnyPages);
