import SwiftUI

// Programs cannot make these values themselves: it is enough that this compiles.

private final class Model {}

extension ContainerValues {
  @Entry fileprivate var typed: Int = 5
  @Entry fileprivate var inferredObject = Model()
  @Entry fileprivate var optional: Model?
}

extension FocusedValues {
  @Entry fileprivate var short: Model?
  @Entry fileprivate var long: Optional<(Int) -> Void>
  @Entry fileprivate var withNil: [String: Int]? = nil
  @Entry fileprivate var double: Int??
}

private func values(of container: inout ContainerValues, _ focused: inout FocusedValues) -> (Int?, Model?) {
  container.optional = Model()
  container.typed += 1
  focused.double = .some(nil)
  focused.long = { _ in }
  return (focused.withNil?["a"], focused.short ?? container.inferredObject)
}
