/**
 * What finds a route's path in an address as the router does, without the router's weight: `/campaigns/:id` takes one
 * part of the address by that name, `*` any address; a slash at the end and capitals make no difference.
 */
export function patternOf(path: string): RegExp {
  if (path === '*') return /^/;
  const parts = path.slice(1).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^/${parts}/?$`, 'i');
}
