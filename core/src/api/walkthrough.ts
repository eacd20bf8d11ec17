/** Ordering a pizza with curl, step by step: opens the API's description; a test runs it verbatim. */
export const walkthrough = `Order a pizza, and watch it being made.

Everything below needs no account. Paste it into a shell, a step at a time; change the first line if your server is elsewhere.

\`\`\`sh
shop=http://localhost:8080

# A store, and the code of something that it sells.
store=$(curl -s $shop/api/stores | grep -o '"id":"[0-9]*"' | head -1 | tr -dc 0-9)
pizza=$(curl -s $shop/api/stores/$store | grep -o '"code":"[A-Z]*_AM[0-9]*"' | head -1 | cut -d '"' -f 4)
echo "Store $store has $pizza."

# What one of it costs now, to be picked up. Whatever you say of prices is not read here.
price=$(curl -s $shop/api/order/price -H 'content-type: application/json' -d '{
  "cart": {
    "storeId": "'$store'", "deliveryMethod": "carryout", "requestedTime": null,
    "products": [{ "codes": ["'$pizza'"], "quantity": 1, "unitPrice": 0, "ingredients": [] }]
  },
  "coupons": [], "organisationId": null, "totalAmount": 0, "isLoyaltyOrder": false
}' | grep -o '"customerAmount":[0-9.]*' | cut -d : -f 2)
echo "It costs $price."

# The order, at that price. With the same key you can send it again, and it is still one order.
key=my-first-pizza-$(date +%s)
placed=$(curl -s $shop/api/order/create -H 'content-type: application/json' -H "idempotency-key: $key" -d '{
  "storeId": "'$store'", "deliveryMethod": "carryout", "paymentType": "INSTORE",
  "shippingInfo": { "firstNames": "Kunde", "lastName": "1", "phoneNumber": "+4740000011" },
  "emailOptIn": false, "smsOptIn": false, "useLoyaltyDiscount": false, "originOrderPrefix": "web",
  "totalAmountNet": '$price', "organisationId": null, "billingNote": "", "coupons": [],
  "advanceOrderTimeLocal": null, "languageCode": "EN",
  "products": [{ "codes": ["'$pizza'"], "quantity": 1, "unitPrice": '$price', "ingredients": [] }]
}')
order=$(echo "$placed" | grep -o '"orderId":"[^"]*"' | cut -d '"' -f 4)
token=$(echo "$placed" | grep -o '"trackingToken":"[^"]*"' | cut -d '"' -f 4)
echo "Ordered: $order."

# How it stands. With "accept: text/event-stream" and curl -N you see each step as it happens.
curl -s $shop/api/order/$order/track -H "order-token: $token"
\`\`\`

**Errors** are always \`{"errors":[{"code":3022,"message":"…"}]}\`, in the language that \`accept-language\` asks for (nb, sv or en); the codes are those of the catalogue, whatever the HTTP status.

**Who you are** is a cookie, \`__Host-session\`, which a login sets: \`curl -c jar -b jar\` keeps it. It needs https, or localhost.

**Calls that create or pay** take an \`idempotency-key\`: a repeat is given the first answer, the same key with another body is 409 (1006).

**Calls marked \`x-with-refresh\`** should follow a \`POST /api/auth/refresh\` once the \`expiresAt\` of your login has passed.

**Texts** of the shop stand outside the API: \`/locales/{language}/{namespace}.json\`, with an ETag.

**Money** is in kroner with at most two decimals. **Times** are ISO 8601.`
