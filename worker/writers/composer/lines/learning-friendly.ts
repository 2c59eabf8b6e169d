export const learningFriendly = `
`;
