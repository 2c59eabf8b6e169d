export const nutritionMotivational = `
`;
