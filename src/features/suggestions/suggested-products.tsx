import { chooseSuggestions, type HabitWords } from './choose-suggestions.ts';
import { ProductList } from './product-list.tsx';

/** What fits a habit, out of all the topics that are known: they come with this, and only when they are needed. */
export default function SuggestedProducts(habit: HabitWords) {
  return <ProductList products={chooseSuggestions(habit)} />;
}
