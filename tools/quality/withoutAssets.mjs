import { register } from 'node:module';

register('./assetHooks.mjs', import.meta.url);
