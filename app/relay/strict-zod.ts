import { z } from "zod";

// The pages' policy lets no script make code of texts, which zod would try: each attempt would be a violation.
z.config({ jitless: true });
