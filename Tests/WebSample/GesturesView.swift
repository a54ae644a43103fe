import SwiftUI

/// A window with what people do with a mouse and with fingers: they select, follow links, and pinch.
struct GesturesView: View {
  @State private var scale = 1.0
  @State private var opened: [String] = []
  @State private var secret = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Select these words").textSelection(.enabled)
      Text("Leave these alone")
      Text("Read [one](https://example.com/one) and [two](https://example.com/two) first")
      if let site = URL(string: "https://example.com/site") { Link("Site", destination: site) }
      Text("Opened \(opened.joined(separator: " "))")
      RoundedRectangle(cornerRadius: 12)
        .fill(.orange)
        .frame(width: 300, height: 200)
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      Text(scale > 1.2 ? "Large" : scale < 0.8 ? "Small" : "Usual")
      SecureField("Secret", text: $secret)
      Text("\(secret.count) characters")
      Spacer()
    }
    .padding()
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened.append(url.lastPathComponent)
        return .handled
      })
  }
}
