extension ContainerValues {
  /// Adds the values that the outermost modifiers of a view set, which are known before the view is created.
  ///
  /// A container that creates its views late finds their tags this way.
  package mutating func addStatedValues(of view: Any) { (view as? any StatingContainerValues)?.stateValues(in: &self) }
}

/// A view or a modifier that can tell the container values it sets before it is created.
protocol StatingContainerValues {
  func stateValues(in values: inout ContainerValues)
}

extension ModifiedContent: StatingContainerValues {
  func stateValues(in values: inout ContainerValues) {
    values.addStatedValues(of: content)
    values.addStatedValues(of: modifier)
  }
}

extension TraitModifier: StatingContainerValues {
  func stateValues(in values: inout ContainerValues) { values.take(key, value) }
}

extension ContainerValueModifier: StatingContainerValues {
  func stateValues(in values: inout ContainerValues) { set(&values) }
}
