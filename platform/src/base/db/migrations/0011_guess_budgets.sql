CREATE TABLE "guess_budgets" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"over_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guess_budgets_merchant_code_kind_subject_pk" PRIMARY KEY("merchant_code","kind","subject")
);
--> statement-breakpoint
CREATE INDEX "guess_budgets_over" ON "guess_budgets" USING btree ("over_at");