import type { ResolvedLayers } from '#engine/brand/brand.ts';
import { pointerTo } from '#engine/brand/json.ts';
import { type CheckContext, type Spot, say, sayUnknown } from '../checkContext.ts';
import type { Finding } from '../finding.ts';
import { baseMarks, hasOwnPictures } from '../pictures/baseMarks.ts';
import { imageFacts } from '../pictures/imageFacts.ts';
import { contentRoles, imageRoles, type ImageRole, roleAt } from '../pictures/pictureRoles.ts';
import { typeOfName } from '../pictures/pictureType.ts';
import { rules } from '../rules.ts';

const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The path of a picture for findings; null outside brand folders. */
function ownFile(path: string): string | null {
  const [, id, name] = /([^/\\]+)[/\\]((?:images|sandbox[/\\]media)[/\\][^/\\]+)$/.exec(path) ?? [];
  return id === undefined || name === undefined ? null : `brands/${id}/${name.replaceAll('\\', '/')}`;
}

function sayOfFile(context: CheckContext, where: Spot, path: string, said: Pick<Finding, 'rule' | 'expected' | 'got'>): void {
  const file = ownFile(path);
  if (file === null) say(context, { ...where, ...said });
  else context.report({ severity: rules[said.rule].severity, file, line: 1, column: 1, path: '', ...said });
}

/** What is wrong with the shape or the pixels of a picture at its place. */
function shapeFault(path: string, { shape: [least, most], side }: ImageRole): Pick<Finding, 'expected' | 'got'> | null {
  const { size } = imageFacts(path);
  const isDrawn = typeOfName(path) === 'svg';
  if (size === null) return isDrawn ? { expected: 'an SVG with a viewBox', got: 'neither a viewBox nor width and height' } : null;
  const { width, height } = size;
  const got = `${width} × ${height}`;
  if (width / height < least || width / height > most)
    return { expected: `a width of ${least} to ${most} times the height`, got };
  return isDrawn || Math.min(width, height) >= side ? null : { expected: `at least ${side} px on the shorter side`, got };
}

/** `fits`: the file fits another role, so the reference is wrong and not the file. */
function checkFile(context: CheckContext, where: Spot, path: string, role: ImageRole, fits = false): void {
  const { types, most } = role;
  const type = typeOfName(path);
  const { bytes, fault } = imageFacts(path);
  if (type === null || !types.includes(type)) {
    const got = type === null ? 'another type' : `.${type}`;
    say(context, { rule: 'image-type', ...where, expected: `a file of type ${types.join(', ')}`, got });
  } else if (fault !== null) {
    sayOfFile(context, where, path, fault);
  } else if (bytes > most) {
    const said = { rule: 'image-size' as const, expected: `at most ${inKb(most)}`, got: inKb(bytes) };
    if (fits) say(context, { ...where, ...said });
    else sayOfFile(context, where, path, said);
  } else {
    const shape = shapeFault(path, role);
    if (shape !== null) sayOfFile(context, where, path, { rule: 'image-shape', ...shape });
  }
}

/** Images that the sandbox content references. */
function contentImages(context: CheckContext): (Spot & { path: string; role: ImageRole })[] {
  const content = context.sandbox['content'] as Record<string, Record<string, Record<string, unknown>>> | undefined;
  const users = (context.sandbox['users']?.['users'] ?? {}) as Record<string, Record<string, unknown>>;
  const vendors = (context.sandbox['games']?.['vendors'] ?? {}) as Record<string, Record<string, unknown>>;
  const channels = (context.sandbox['platform']?.['depositChannels'] ?? {}) as Record<string, Record<string, unknown>>;
  const from = (file: string, at: string, entries: Record<string, Record<string, unknown>>, keys: string[], role: ImageRole) =>
    Object.entries(entries).flatMap(([id, entry]) =>
      keys.flatMap((key) => {
        const path = entry[key];
        return typeof path === 'string' && path !== '' ? [{ file, pointer: `${pointerTo(at, id)}/${key}`, path, role }] : [];
      }),
    );
  const file = 'sandbox/content.json';
  return [
    ...from(file, '/banners', content?.['banners'] ?? {}, ['url', 'urlMobile'], contentRoles.banner),
    ...from(file, '/promotions', content?.['promotions'] ?? {}, ['image'], contentRoles.promotion),
    ...from('sandbox/users.json', '/users', users, ['avatar'], contentRoles.avatar),
    ...from('sandbox/games.json', '/vendors', vendors, ['icon'], contentRoles.object),
    ...from('sandbox/platform.json', '/depositChannels', channels, ['logo'], contentRoles.object),
  ];
}

/** Art objects that menu entries reference. */
function menuImages({ brand: { menus } }: Pick<ResolvedLayers, 'brand'>): { pointer: string; name: string }[] {
  return Object.entries(menus).flatMap(([menu, { entries }]) =>
    Object.entries(entries).flatMap(([name, { image }]) =>
      image === undefined ? [] : [{ pointer: `${pointerTo(`${pointerTo('', menu)}/entries`, name)}/image`, name: image }],
    ),
  );
}

/** Pictures of the brand's pieces of content. */
function pictures({ brand: { layout } }: Pick<ResolvedLayers, 'brand'>): { pointer: string; name: string }[] {
  return Object.entries(layout.content).flatMap(([piece, { blocks }]) =>
    blocks.flatMap(({ image }, index) =>
      image === undefined ? [] : [{ pointer: `${pointerTo('/content', piece)}/blocks/${index}/image`, name: image }],
    ),
  );
}

/** A lost picture, or one in another case, would show base's in its place. */
function checkMarks(context: CheckContext): void {
  if (context.id === 'base' || !hasOwnPictures(context)) return;
  for (const { name } of baseMarks(context)) {
    const near = [...context.images.keys()].filter((other) => other !== name && other.toLowerCase() === name);
    context.report({
      rule: 'lost-picture',
      severity: rules['lost-picture'].severity,
      file: `brands/${context.id}/images/${name}`,
      line: 1,
      column: 1,
      path: '',
      expected: 'a picture of the brand, as it has others of its own',
      got: `a missing file: pages show base's ${name}`,
      ...(near.length > 0 && { hint: `${near[0]} is another name: write it in small letters` }),
    });
  }
}

/** Checks that images exist, match their type and keep the size limit of their role. */
export function checkImages(context: CheckContext): void {
  checkMarks(context);
  for (const [role, name] of Object.entries(context.brand.images)) {
    const path = context.images.get(name);
    if (path !== undefined) {
      const limits = imageRoles[role as keyof typeof imageRoles];
      const fits = Object.entries(context.brand.images).some(
        ([other, shown]) => shown === name && imageFacts(path).bytes <= imageRoles[other as keyof typeof imageRoles].most,
      );
      checkFile(context, { file: 'brand.json', pointer: `/images/${role}` }, path, limits, fits);
    }
  }
  const named = [
    ...menuImages(context).map((image) => ({ ...image, file: 'menus.json' })),
    ...pictures(context).map((image) => ({ ...image, file: 'layout.json' })),
  ];
  for (const { name, ...where } of named) {
    const role = roleAt(where.file, where.pointer)!;
    const path = context.images.get(name);
    if (path === undefined)
      sayUnknown(context, { rule: 'unknown-image', ...where }, name, [...context.images.keys()], 'a file of the images folder');
    else checkFile(context, where, path, role);
  }
  // includes pictures that only a child brand shows, as they are published
  for (const path of context.images.values()) {
    const { fault } = imageFacts(path);
    if (fault !== null && ownFile(path) !== null) sayOfFile(context, { file: 'brand.json', pointer: '/images' }, path, fault);
  }
  for (const { path, role, ...where } of contentImages(context)) {
    const [, folder, name] = /^\/(images|media)\/(.+)$/.exec(path) ?? [];
    // external addresses are checked by checkAddresses
    if (name === undefined) continue;
    const found = folder === 'images' ? context.images.get(name) : context.media(name);
    if (found == null) {
      const known = folder === 'images' ? [...context.images.keys()].map((image) => `/images/${image}`) : [];
      sayUnknown(context, { rule: 'unknown-image', ...where }, path, known, `a file of the ${folder} folder`);
    } else checkFile(context, where, found, role);
  }
}

/** Image files that a brand shows. */
export function shownImages({ brand, sandbox }: Pick<ResolvedLayers, 'brand' | 'sandbox'>): Set<string> {
  const contents = JSON.stringify(sandbox['content'] ?? {}).matchAll(/"\/images\/([^"]+)"/g);
  const named = [...menuImages({ brand }), ...pictures({ brand })].map(({ name }) => name);
  return new Set([...Object.values(brand.images), ...named, ...[...contents].map(([, name = '']) => name)]);
}

/** Image files that neither their brand nor a child brand shows. */
export function unusedImages(id: string, names: Iterable<string>, shown: readonly ReadonlySet<string>[]): Finding[] {
  return [...names]
    .filter((name) => !shown.some((used) => used.has(name)))
    .map((name) => ({
      rule: 'unused-image',
      severity: rules['unused-image'].severity,
      file: `brands/${id}/images/${name}`,
      line: 1,
      column: 1,
      path: '',
      expected: 'an image that brand.json or the content references',
      got: `${JSON.stringify(name)}, which nothing references`,
    }));
}
