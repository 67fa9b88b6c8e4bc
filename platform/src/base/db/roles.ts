/** Who jobs and migrations come to the database as, where that is not who requests come as (decision 23). */
export interface DatabaseRoles {
  readonly jobsUrl?: string;
  readonly migrationUrl?: string;
}

/** Reads the roles beside the one of requests; what is wrong goes to `problems`. */
export function readRoles(
  jobsUrl: string | undefined,
  migrationUrl: string | undefined,
  problems: string[],
): DatabaseRoles {
  const check = (name: string, url: string | undefined) => {
    if (url !== undefined && !/^postgres(ql)?:\/\//.test(url)) {
      problems.push(`${name} should begin with postgres:// or postgresql://.`);
    }
  };
  check('DATABASE_JOBS_URL', jobsUrl);
  check('DATABASE_MIGRATION_URL', migrationUrl);
  return {
    ...(jobsUrl === undefined ? {} : { jobsUrl }),
    ...(migrationUrl === undefined ? {} : { migrationUrl }),
  };
}
