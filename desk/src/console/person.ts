import { createContext, useContext } from 'react';
import { type ConsoleSession, type Role, reaches } from './shapes';

export const PersonContext = createContext<ConsoleSession | undefined>(undefined);

/** Who is signed in. */
export function usePerson(): ConsoleSession {
  const person = useContext(PersonContext);
  if (person === undefined) throw new Error('Nobody is signed in here');
  return person;
}

export const useMay = (needed: Role): boolean => reaches(usePerson().role, needed);
