export const nutritionFriendly = `
`;
