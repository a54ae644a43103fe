import SwiftUI

extension EnvironmentValues {
  @Entry var accent: Color  // mistake: 'accent'
}
