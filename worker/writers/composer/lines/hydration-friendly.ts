export const hydrationFriendly = `
`;
