export const productName = 'Better Habits';
export const baseTitle = 'Build Better Habits';
export const supportEmail = 'help@betterhabits.example';
