/** Words of a command line that say nothing it could do. The command ends with 2, and nothing was done (decision 84). */
export class WrongUse extends Error {}
