import SwiftUI

/// A member's page. The card of benefits has a look of its own, whatever the rest of the page wears.
struct Membership: View {
  @State private var theme = Theme.standard
  @State private var isPremium = false
  @State private var radius: CGFloat?

  var body: some View {
    VStack {
      OrderRow(title: "Tea")
      if isPremium {
        BenefitsCard().theme(.premium)
      }
      OrderRow(title: "Bread")
      CornerNote()
      Button("Evening") { theme = theme == .evening ? .standard : .evening }
      Button("Upgrade") { isPremium.toggle() }
      Button("Round") { radius = 20 }
    }
    .transformEnvironment(\.theme.cornerRadius) { if let radius { $0 = radius } }
    .theme(theme)
  }
}

/// Knows the look without having been given it.
struct OrderRow: View {
  let title: LocalizedStringKey
  @Environment(\.theme.name) private var name
  @Environment(\.theme.accent) private var accent
  @Environment(\.theme.shadow) private var shadow

  var body: some View {
    HStack {
      Text(title).font(.headline).foregroundStyle(accent)
      Text("in \(name), shadow \(Int(shadow.radius))").foregroundStyle(.secondary)
    }
  }
}

struct BenefitsCard: View {
  @Environment(\.theme) private var theme

  var body: some View {
    VStack {
      Text("Benefits in \(theme.name)").foregroundStyle(theme.accent)
      OrderRow(title: "Free delivery")
    }
    .backgroundStyle(theme.surface)
  }
}

/// Follows the corners alone.
struct CornerNote: View {
  @Environment(\.theme.cornerRadius) private var radius

  var body: some View { Text("Corners \(Int(radius))") }
}

#Preview("Premium", traits: .sizeThatFitsLayout) {
  BenefitsCard().theme(.premium)
}
