import { createContext, useContext } from 'react';
import type { CreateCalls } from './calls.ts';

const Calls = createContext<CreateCalls | null>(null);

export const CallsProvider = Calls.Provider;

export function useCreateCalls(): CreateCalls {
  const calls = useContext(Calls);
  if (calls === null) throw new Error('There is no CallsProvider.');
  return calls;
}
