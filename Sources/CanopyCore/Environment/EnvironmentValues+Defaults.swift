extension EnvironmentValues {
  /// The values that are set here, as the defaults of a tree.
  ///
  /// A host sets so what every window of it has. Explanations and differences leave it out.
  package var asDefaults: EnvironmentValues {
    var values = self
    values.own = own.map { entry in
      let copy = entry.copy()
      copy.isDefault = true
      return copy
    }
    return values
  }

  /// The values that are defaults.
  package var defaults: EnvironmentValues {
    var values = self
    values.own = own.filter(\.isDefault).map { $0.copy() }
    return values
  }
}
