import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Tools } from './connect.ts';
import type { ToolState } from './toolState.ts';

const ToolsContext = createContext<Tools | null>(null);

export function ToolsProvider({ tools, children }: { tools: Tools; children: ReactNode }) {
  return <ToolsContext value={tools}>{children}</ToolsContext>;
}

export function useTools(): Tools {
  const tools = use(ToolsContext);
  if (tools === null) throw new Error('useTools needs a <ToolsProvider> above it.');
  return tools;
}

export function useToolState<Part>(part: (state: ToolState) => Part): Part {
  return useStore(useTools().store, part);
}
