/** Something that may help with a habit; `category` is what the retailer is searched for. */
export type Product = { category: string; title: string; description: string };

/** What a habit can be about: the words it is known by, and three things that help with it. */
export type Topic = {
  name: string;
  /** In lower case, without punctuation. Several words are a phrase. */
  keywords: readonly string[];
  products: readonly [Product, Product, Product];
};
