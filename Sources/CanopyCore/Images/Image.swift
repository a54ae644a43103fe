public import Foundation

/// A picture: from the resources of the program, or a symbol of the system.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  package enum Source: Equatable, Sendable {
    /// A resource of the program.
    case resource(name: String, bundle: Bundle?)
    /// A symbol of the system.
    case symbol(name: String)
  }

  package let source: Source
  /// How much of a symbol with a variable value is shown, from 0 to 1.
  package let variableValue: Double?
  /// Whether the picture means nothing to those who do not see it.
  package let isDecorative: Bool

  private init(_ source: Source, variableValue: Double? = nil, isDecorative: Bool = false) {
    self.source = source
    self.variableValue = variableValue
    self.isDecorative = isDecorative
  }

  /// A picture from the resources of the program, whose name is also its label.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.resource(name: name, bundle: bundle)) }

  /// A symbol from the resources of the program, of which a part is shown.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundle: bundle), variableValue: variableValue)
  }

  /// A picture from the resources of the program that screen readers pass over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundle: bundle), isDecorative: true)
  }

  /// A symbol of the system.
  public init(systemName: String) { self.init(.symbol(name: systemName)) }

  /// A symbol of the system, of which a part is shown.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(name: systemName), variableValue: variableValue)
  }
}
