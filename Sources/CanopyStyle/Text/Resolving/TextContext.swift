package import CanopyCore
package import Foundation

/// The context in which texts are resolved.
package struct TextContext {
  /// The environment of the text. Each value is read only by texts that need it.
  package let environment: EnvironmentValues
  /// The current time for texts that depend on it.
  package let now: Date

  package init(environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
  }
}

extension TextContext {
  /// The locale for formatting: that of the environment, or the current one if that has no identifier.
  var locale: Locale {
    let locale = environment.locale
    return locale.identifier.isEmpty ? .current : locale
  }
}
