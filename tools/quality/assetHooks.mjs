/** Module hooks: style sheets and images load as empty modules, for scripts that import the portal's code without the bundler. */
const ASSET = /\.(css|svg)(\?.*)?$/;

export function load(url, context, next) {
  return ASSET.test(url) ? { format: 'module', source: 'export default {};', shortCircuit: true } : next(url, context);
}
