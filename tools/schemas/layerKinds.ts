/** Files of a brand folder that are merged as layers; `texts` stands for each file of `texts/`. */
export const layerKinds = ['brand', 'theme', 'layout', 'menus', 'flags', 'register-form', 'panels', 'mappings', 'texts'] as const;

export type LayerKind = (typeof layerKinds)[number];
