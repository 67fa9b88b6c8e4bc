-- Database roles for an installation whose requests must not be able to change the schema (docs/decisions/0023).
-- Run once, in the database of the platform, by a superuser; then give each role a password (alter role ... password ...) and name
-- them: DATABASE_MIGRATION_URL foyer_owner, DATABASE_URL foyer_requests, DATABASE_JOBS_URL foyer_jobs, DATABASE_REPLICA_URL foyer_replica
-- (a replica has the roles of the server that it replays).

create role foyer_owner login;
create role foyer_requests login;
create role foyer_jobs login;
create role foyer_replica login;

-- Limits of each role, whoever connects with it. The platform asks for the same ones itself.
alter role foyer_requests set statement_timeout = '8s';
alter role foyer_requests set lock_timeout = '5s';
alter role foyer_requests set idle_in_transaction_session_timeout = '10s';
alter role foyer_jobs set statement_timeout = '60s';
alter role foyer_jobs set lock_timeout = '5s';
alter role foyer_jobs set idle_in_transaction_session_timeout = '60s';
alter role foyer_replica set statement_timeout = '8s';
alter role foyer_replica set lock_timeout = '5s';
alter role foyer_replica set idle_in_transaction_session_timeout = '10s';
alter role foyer_replica set default_transaction_read_only = on;

do $$ begin
  execute format('alter database %I owner to foyer_owner', current_database());
end $$;
revoke create on schema public from public;
grant usage on schema public to foyer_requests, foyer_jobs, foyer_replica;
alter default privileges for role foyer_owner in schema public
  grant select, insert, update, delete on tables to foyer_requests, foyer_jobs;
alter default privileges for role foyer_owner in schema public
  grant usage, select on sequences to foyer_requests, foyer_jobs;
alter default privileges for role foyer_owner in schema public
  grant select on tables to foyer_replica;
