import { createContext, use } from 'react';

/** What a control has to know of the field that it stands in. */
type FieldWiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export const FieldContext = createContext<FieldWiring | null>(null);

export const useFieldWiring = () => use(FieldContext) ?? {};
