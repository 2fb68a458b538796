import { useMemo } from 'react';
import type { JsonObject } from '#engine/brand/json.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import { useStudioState } from '#preview/studio/state/StudioProvider.tsx';
import type { ListCall } from '../../../tools/studio/listCalls.ts';
import { fieldRules } from './model/kept.ts';
import { type Layering, layeringOf } from './model/layering.ts';
import { type StructureNode, structureOf } from './model/tree.ts';

export interface Structure {
  layering: Layering;
  nodes: readonly StructureNode[];
  schemas: Readonly<Record<string, JsonObject>>;
  /** The calls of the contract that panels can list. */
  calls: readonly ListCall[];
  /** A text of the shown language, by its key; null for an unknown key. */
  textOf: (key: string) => string | null;
}

/** The brand with the draft as the layer that is written to has it. */
export function useStructure(): Structure {
  const draft = useStudioState((state) => state.draft);
  const merged = useStudioState((state) => state.resolved);
  const target = useStudioState((state) => state.target);
  const bundle = useStudioState((state) => state.bundle);
  const lang = useToolState(({ page }) => page.lang);
  const sandbox = useToolState(({ record }) => record.sandbox);
  return useMemo(() => {
    const layering = layeringOf(bundle, draft, target, merged);
    const { supported, default: usual } = merged.brand.languages;
    const tags = [supported.find((code) => code === lang) ?? usual, 'EN'].map(htmlLangOf);
    const textOf = (key: string): string | null => {
      const [namespace = '', word = ''] = key.split(':');
      const found = tags.flatMap((tag) => [merged.texts[tag]?.[namespace]?.[word], bundle.portalTexts[tag]?.[namespace]?.[word]]);
      return found.find((text) => text !== undefined) ?? null;
    };
    return {
      layering,
      nodes: structureOf({ layering, rules: fieldRules(sandbox), textOf }),
      schemas: bundle.schemas,
      calls: bundle.calls,
      textOf,
    };
  }, [bundle, draft, target, merged, lang, sandbox]);
}
