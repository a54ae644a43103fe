/// Expands `@__InferredType`: to a getter that never runs. All that is wanted of the variable is its type, which only
/// the compiler knows, and only of a variable with an initial value.
enum InferredTypeMacro {
  static func expand(_ request: AttachedExpansion) -> String? {
    "{\n  get { CanopyCore.__neverAsked() }\n}"
  }
}
