import SwiftUI

struct Page: View {
  @State private var name = "Ann"

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text($name).font(.title)  // mistake: 'Binding<String>' conform to 'StringProtocol'
          Text("Name")
        }
      }
    }
  }
}
