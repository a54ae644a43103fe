package import CanopyCore
package import Foundation

/// What turning texts into strings depends on.
package struct TextContext {
  /// The values of the place where the text is. Each is read only by a text that needs it.
  package let environment: EnvironmentValues
  /// The time that texts about time are about.
  package let now: Date

  package init(environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
  }
}

extension TextContext {
  /// The locale to write in. One without a name was chosen by nobody, so it is the user's.
  var locale: Locale {
    let locale = environment.locale
    return locale.identifier.isEmpty ? .current : locale
  }
}
