/** Database roles of jobs and migrations, where they differ from that of requests (decision 23). */
export interface DatabaseRoles {
  readonly jobsUrl?: string;
  readonly migrationUrl?: string;
}

/** Reads the additional roles; errors are added to `problems`. */
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
