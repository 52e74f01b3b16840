import { TEST_IDENTITIES, type TestIdentity } from "~/providers/identity/test-identities";
import { Button } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { PageHeader } from "~/ui/PageHeader";

type SandboxGoogleProps = { answer?: { problem: string; identity: TestIdentity } };

/** Google's page, played by a test shop: choose somebody, be somebody, or refuse. Each form posts to the address it is on. */
export function SandboxGoogleScreen({ answer }: SandboxGoogleProps) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="Choose an account">
				This page plays Google while the shop is in test mode.
			</PageHeader>
			<ErrorSummary errors={answer ? [{ field: "name", message: answer.problem }] : []} />
			<div className="stack-large">
				<Panel title="Somebody made up">
					<ul className="sandbox-people">
						{TEST_IDENTITIES.map((person) => (
							<li key={person.email}>
								<form method="post">
									<input type="hidden" name="name" value={person.name} />
									<input type="hidden" name="email" value={person.email} />
									<input type="hidden" name="verified" value={person.emailVerified ? "yes" : "no"} />
									<Button variant="secondary" wide>
										{person.name} ({person.email}, {person.emailVerified ? "verified" : "not verified"})
									</Button>
								</form>
							</li>
						))}
					</ul>
				</Panel>
				<Panel title="Somebody else">
					<form method="post" className="form">
						<Field label="Name" name="name" defaultValue={answer?.identity.name} maxLength={100} />
						<Field
							label="Email"
							name="email"
							type="email"
							defaultValue={answer?.identity.email}
							maxLength={254}
						/>
						<Checkbox
							label="Google has verified this address"
							name="verified"
							value="yes"
							defaultChecked={answer?.identity.emailVerified ?? true}
						/>
						<Button>Continue</Button>
					</form>
				</Panel>
				<form method="post">
					<Button variant="quiet" name="intent" value="refuse">
						No, don't sign me in
					</Button>
				</form>
			</div>
		</div>
	);
}
