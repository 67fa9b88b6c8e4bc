CREATE FUNCTION keep_console_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'console_acts can only be added to';
END $$;--> statement-breakpoint
CREATE TRIGGER console_acts_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "console_acts"
FOR EACH STATEMENT EXECUTE FUNCTION keep_console_acts();
