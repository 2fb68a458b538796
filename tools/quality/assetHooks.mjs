/** Module hooks: style sheets and pictures are empty modules, for scripts that import the portal's code outside of the bundler. */
const ASSET = /\.(css|svg)(\?.*)?$/;

export function load(url, context, next) {
  return ASSET.test(url) ? { format: 'module', source: 'export default {};', shortCircuit: true } : next(url, context);
}
