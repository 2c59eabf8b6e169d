export const sleepFriendly = `
`;
