/// Expands `@__InferredType` to a getter that never runs. The variable only serves to infer a type, which the compiler does for
/// variables with an initial value.
enum InferredTypeMacro {
  static func expand(_ request: AttachedExpansion) -> String? {
    "{\n  get { CanopyCore.__neverAsked() }\n}"
  }
}
