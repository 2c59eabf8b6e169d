/** 'Week 5 of 12' */
export const weekOf12 = (week: number) => `Week ${week} of 12`;
